export type FfmpegProgress = { frames: number; seconds: number }

/** Parses the output of `-progress`: blocks of key=value lines, each ended by a line `progress=…`. */
export const createProgressReader = (onProgress: (progress: FfmpegProgress) => void) => {
  const decoder = new TextDecoder()
  const current: FfmpegProgress = { frames: 0, seconds: 0 }
  let rest = ''
  return (chunk: Uint8Array): void => {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [key, value = ''] = line.trim().split('=')
      if (key === 'frame') current.frames = Number(value)
      if (key === 'out_time_us' && value !== 'N/A') current.seconds = Number(value) / 1_000_000
      if (key === 'progress') onProgress({ ...current })
    }
  }
}
