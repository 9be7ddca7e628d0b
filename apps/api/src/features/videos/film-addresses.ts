import { filmFiles } from '@voxdeck/core/film-files'

/** Addresses of what lies beside a film; null for what does not. */
export const filmAddresses = (
  { files, languages }: { files: readonly string[]; languages: readonly string[] },
  folder: string,
) => {
  const urlOf = (name: string) => (files.includes(name) ? `${folder}/${name}` : null)
  const captions = languages.flatMap((languageCode) => {
    const name = filmFiles.captions(languageCode)
    const [webVttUrl, srtUrl] = [urlOf(`${name}.vtt`), urlOf(`${name}.srt`)]
    return webVttUrl && srtUrl ? [{ languageCode, webVttUrl, srtUrl }] : []
  })
  return { masterUrl: urlOf(filmFiles.master), captions }
}
