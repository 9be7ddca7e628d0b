import type { InstalledPeers } from './install-peers.ts'

export type PeerName = 'MoviePy' | 'Remotion' | 'editly'

/** What a peer is asked for, as its program reads it. */
export type Job = {
  width: number
  height: number
  framesPerSecond: number
  fadeSeconds: number
  cores: number
  browser: string
  output: string
  slides: { picture: string; sound: string; seconds: number }[]
}

export type PeerCommands = {
  /** Work on the program and not on the video: done before the measuring. */
  prepare?: string[]
  video: string[]
}

/** How each peer makes the video of a job file. */
export const peers: Record<PeerName, (installed: InstalledPeers, jobFile: string) => PeerCommands> = {
  MoviePy: ({ python, program }, jobFile) => ({
    // The machine's ffmpeg, as for everybody else.
    video: ['env', 'IMAGEIO_FFMPEG_EXE=ffmpeg', python, program('video_with_moviepy.py'), jobFile],
  }),
  Remotion: ({ node, program }, jobFile) => {
    const remotion = program('remotion/video-with-remotion.mjs')
    return { prepare: [node, remotion, 'bundle', jobFile], video: [node, remotion, 'render', jobFile] }
  },
  editly: ({ node, program }, jobFile) => ({
    // Its fades are drawn with OpenGL, which wants a display.
    video: ['xvfb-run', '--auto-servernum', node, program('video-with-editly.mjs'), jobFile],
  }),
}
