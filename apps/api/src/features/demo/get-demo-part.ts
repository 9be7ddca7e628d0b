import { getDemoPart as contract } from '@voxdeck/contracts/videos/get-demo-part'
import { filmFiles, filmFileType } from '@voxdeck/core/film-files'
import { findDemoFilm } from '@voxdeck/db/demo/demo-film'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { sendObject } from '../../http/send-object.ts'
import { wholeFilm } from './demo-parts.ts'

export const getDemoPart = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params: { part }, request, reply }) => {
    const film = await findDemoFilm(db)
    const isShown = part === wholeFilm || (film?.files.includes(part) && part !== filmFiles.pack)
    if (!film || !isShown) throw new HttpProblem('not_found')
    return sendObject(store, request, reply, {
      key: part === wholeFilm ? objectKeys.film(film.filename) : objectKeys.filmFile(film.filename, part),
      contentType: filmFileType(part),
      etag: `"${film.filename}/${part}"`,
    })
  })
