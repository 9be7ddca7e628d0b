import type { InstalledPeers } from './install-peers.ts'

export type PeerName = 'MoviePy' | 'Remotion' | 'editly'

/** The video requested from a peer, as its program reads it. */
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
  /** Work on the program and not on the video, done before measuring. */
  prepare?: string[]
  video: string[]
}

/** How each peer makes the video of a job file. */
export const peers: Record<PeerName, (installed: InstalledPeers, jobFile: string) => PeerCommands> = {
  MoviePy: ({ python, program }, jobFile) => ({
    // The machine's ffmpeg, as for the other peers.
    video: ['env', 'IMAGEIO_FFMPEG_EXE=ffmpeg', python, program('video_with_moviepy.py'), jobFile],
  }),
  Remotion: ({ node, program }, jobFile) => {
    const remotion = program('remotion/video-with-remotion.mjs')
    return { prepare: [node, remotion, 'bundle', jobFile], video: [node, remotion, 'render', jobFile] }
  },
  editly: ({ node, program }, jobFile) => ({
    // editly renders its fades with OpenGL, which needs a display.
    video: ['xvfb-run', '--auto-servernum', node, program('video-with-editly.mjs'), jobFile],
  }),
}
