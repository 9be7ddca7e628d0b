import { videoFiles } from '@voxdeck/core/video-files'

/** URLs of the files stored beside a video, null for those that it does not have; and the languages heard in it. */
export const videoUrls = (
  { files, languages }: { files: readonly string[]; languages: readonly string[] },
  folder: string,
) => {
  const urlOf = (name: string) => (files.includes(name) ? `${folder}/${name}` : null)
  const captions = languages.flatMap((languageCode) => {
    const name = videoFiles.captions(languageCode)
    const [webVttUrl, srtUrl] = [urlOf(`${name}.vtt`), urlOf(`${name}.srt`)]
    return webVttUrl && srtUrl ? [{ languageCode, webVttUrl, srtUrl }] : []
  })
  const masterUrl = urlOf(videoFiles.master)
  const heard = languages.filter((code) => files.includes(`${videoFiles.voice(code)}.m4a`))
  return { masterUrl, captions, voices: heard.length > 0 ? heard : languages.slice(0, 1) }
}
