import type { FrameFormat } from '@voxdeck/core/plan/plan'
import { longestGop } from '@voxdeck/core/timeline/gop-lengths'
import { bt709Tags } from './picture.ts'

/** Limits of ITU-T H.264 table A-1, in macroblocks. */
const levels = [
  { level: '3.1', perFrame: 3_600, perSecond: 108_000 },
  { level: '4.0', perFrame: 8_192, perSecond: 245_760 },
  { level: '5.1', perFrame: 36_864, perSecond: 983_040 },
  { level: '5.2', perFrame: 36_864, perSecond: 2_073_600 },
]

export const h264Level = ({ width, height, framesPerSecond }: FrameFormat): string => {
  const macroblocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  const fitting = levels.find(
    ({ perFrame, perSecond }) => macroblocks <= perFrame && macroblocks * framesPerSecond <= perSecond,
  )
  if (!fitting) throw new RangeError(`no H.264 level for ${width}×${height} at ${framesPerSecond} fps`)
  return fitting.level
}

/**
 * All shots of one frame size have byte-identical parameter sets, so their packets can be concatenated in one track.
 * Only the quantiser may differ between shots: it is in the slice headers.
 */
export const h264Profile = (frame: FrameFormat, crf: number, x264: readonly string[] = []): string[] => [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-profile:v',
  'high',
  // By default x264 derives the level from the content's bit rate, which would change the parameter sets.
  '-level:v',
  h264Level(frame),
  '-crf',
  String(crf),
  // No B-frames: a shot can be cut after any frame, and picture order follows decode order without its own field.
  '-bf',
  '0',
  '-refs',
  '1',
  '-g',
  String(longestGop),
  // x264 takes a transition for a scene cut; an I-frame inside it would only cost bytes.
  '-sc_threshold',
  '0',
  '-x264-params',
  [
    // Keeps the initial quantiser and similar values out of the parameter sets.
    'stitchable=1',
    // Marks the stream as fixed frame rate.
    'force-cfr=1',
    // Look-ahead only helps in long scenes; a shot is one picture or half a second.
    'mbtree=0',
    'rc-lookahead=0',
    // Otherwise a JPEG's chroma location would be copied into the parameter sets.
    'chromaloc=0',
    ...x264,
  ].join(':'),
  // The thread count changes x264's bytes, and equal inputs must give equal bytes on every machine.
  '-threads',
  '1',
  ...bt709Tags,
  // x264 writes its settings into the first picture (SEI, 700 bytes): once per shot adds up, and no player needs it.
  '-bsf:v',
  'filter_units=remove_types=6',
]

/** Frames leave the filters with their final timestamps; ffmpeg must neither drop nor duplicate any. */
export const everyFrameOnce = ['-fps_mode', 'passthrough']

export const deterministicMp4 = (frame: FrameFormat): string[] => [
  '-map_metadata',
  '-1',
  // No encoder name, no creation time.
  '-fflags',
  '+bitexact',
  '-video_track_timescale',
  String(frame.framesPerSecond),
  // Frames are neither reordered nor delayed, so an edit list would only say that the shot starts at 0.
  '-use_editlist',
  '0',
  '-f',
  'mp4',
]
