import { linearTiming, TransitionSeries } from '@remotion/transitions'
import { fade } from '@remotion/transitions/fade'
import { Fragment } from 'react'
import { Audio, Composition, Img, registerRoot, Sequence, staticFile } from 'remotion'

/** A fade is shared by its two slides: each slide but the last stays a fade's length longer. */
const Video = ({ slides, fadeFrames }) => {
  const starts = slides.map((_, index) => slides.slice(0, index).reduce((sum, { frames }) => sum + frames, 0))
  return (
    <>
      <TransitionSeries>
        {slides.map(({ picture, frames }, index) => (
          <Fragment key={picture}>
            {index > 0 && (
              <TransitionSeries.Transition
                presentation={fade()}
                timing={linearTiming({ durationInFrames: fadeFrames })}
              />
            )}
            <TransitionSeries.Sequence
              durationInFrames={frames + (index < slides.length - 1 ? fadeFrames : 0)}
            >
              <Img src={staticFile(picture)} style={{ width: '100%', height: '100%' }} />
            </TransitionSeries.Sequence>
          </Fragment>
        ))}
      </TransitionSeries>
      {slides.map(({ sound, frames }, index) => (
        <Sequence key={sound} from={starts[index]} durationInFrames={frames}>
          <Audio src={staticFile(sound)} />
        </Sequence>
      ))}
    </>
  )
}

registerRoot(() => (
  <Composition
    id="video"
    component={Video}
    fps={30}
    width={1920}
    height={1080}
    durationInFrames={30}
    defaultProps={{ slides: [], fadeFrames: 15 }}
    calculateMetadata={({ props }) => ({
      durationInFrames: Math.max(
        1,
        props.slides.reduce((sum, { frames }) => sum + frames, 0),
      ),
      width: props.width,
      height: props.height,
      fps: props.framesPerSecond,
    })}
  />
))
