import { videoFiles } from '@voxdeck/core/video-files'

/** URLs of the files stored beside a video; null for those that it does not have. */
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
  return { masterUrl: urlOf(videoFiles.master), captions }
}
