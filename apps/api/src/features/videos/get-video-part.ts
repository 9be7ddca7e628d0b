import { getVideoPart as contract } from '@voxdeck/contracts/videos/get-video-part'
import { filmFileType } from '@voxdeck/core/film-files'
import { findVideoFile } from '@voxdeck/db/videos/video-rows'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { sendObject } from '../../http/send-object.ts'
import { filmName } from './film-name.ts'

export const getVideoPart = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, query, user, request, reply }) => {
    const { filename, part } = params
    const film = await findVideoFile(db, { userId: user.id, filename })
    if (!film?.files.includes(part)) throw new HttpProblem('not_found')
    return sendObject(store, request, reply, {
      key: objectKeys.filmFile(filename, part),
      contentType: filmFileType(part),
      etag: `"${filename}/${part}"`,
      downloadName: query.download ? filmName(film.title, part) : undefined,
    })
  })
