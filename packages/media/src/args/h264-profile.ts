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
 * All shots of one frame size carry byte-identical parameter sets, so their packets can stand behind each other in
 * one track. Only the quantiser may differ between shots: it lives in slice headers.
 */
export const h264Profile = (frame: FrameFormat, crf: number, x264: readonly string[] = []): string[] => [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-profile:v',
  'high',
  // Left to x264 the level would follow the content's bitrate, and with it the parameter sets.
  '-level:v',
  h264Level(frame),
  '-crf',
  String(crf),
  // Decode order is display order: a shot can be cut after any frame, and picture order needs no field of its own.
  '-bf',
  '0',
  '-refs',
  '1',
  '-g',
  String(longestGop),
  // A transition looks like a scene cut to x264; an I frame inside would only cost bytes.
  '-sc_threshold',
  '0',
  '-x264-params',
  [
    // Keeps the initial quantiser and friends out of the parameter sets.
    'stitchable=1',
    // Says 'fixed frame rate' in the stream.
    'force-cfr=1',
    // Look-ahead pays for long scenes; a shot is one picture or half a second.
    'mbtree=0',
    'rc-lookahead=0',
    // Where a JPEG keeps its chroma would otherwise be passed on into the parameter sets.
    'chromaloc=0',
    ...x264,
  ].join(':'),
  // Thread count changes x264's bytes, and equal inputs must give equal bytes on every machine.
  '-threads',
  '1',
  ...bt709Tags,
  // x264 signs the first picture with 700 bytes of its settings: once per shot adds up, and says nothing to a player.
  '-bsf:v',
  'filter_units=remove_types=6',
]

/** Frames leave the filters with their final time stamps; ffmpeg may neither drop nor double any. */
export const everyFrameOnce = ['-fps_mode', 'passthrough']

export const deterministicMp4 = (frame: FrameFormat): string[] => [
  '-map_metadata',
  '-1',
  // No encoder name, no creation time.
  '-fflags',
  '+bitexact',
  '-video_track_timescale',
  String(frame.framesPerSecond),
  // Nothing is reordered or delayed, so an edit list would only repeat that the shot starts at its start.
  '-use_editlist',
  '0',
  '-f',
  'mp4',
]
