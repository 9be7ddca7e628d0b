import { lookup as lookUp } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { isPublicAddress } from './public-address.ts'

const patienceMs = 3000
const mostRedirects = 2

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** The socket connects to the address that was checked: DNS cannot return another one in between. */
export const onlyPublic =
  (lookup: typeof lookUp): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
      const [first] = allowed
      if (!first) return callback(error ?? new Error(`${hostname} is not on the public internet`), '', 0)
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family)
    })

type Answer = { redirect: URL } | { bytes: Buffer }

const ask = (url: URL, isTrusted: boolean, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      signal,
      headers: { accept: 'image/*' },
      ...(isTrusted ? {} : { lookup: onlyPublic(lookUp) }),
    }
    const asked = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      const { statusCode = 0, headers } = response
      const refuse = (why: string) => {
        response.destroy()
        reject(new Error(`${url.origin}: ${why}`))
      }
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.resume()
        return resolve({ redirect: new URL(headers.location, url) })
      }
      if (statusCode !== 200) return refuse(`answered ${statusCode}`)
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > pictureLimits.bytes) refuse('more bytes than a picture may have')
        else parts.push(part)
      })
      response.on('end', () => resolve({ bytes: Buffer.concat(parts) }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })

/**
 * Fetches a picture from a URL that a third party chose: over https, from the public internet, within limits
 * of time and size. The identity provider's own origin is trusted, because the operator of this installation
 * chose it.
 */
export const createFetchPicture =
  (issuer: URL) =>
  async (address: string): Promise<Buffer> => {
    const signal = AbortSignal.timeout(patienceMs)
    let url = new URL(address)
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const isTrusted = url.origin === issuer.origin
      const hostname = bare(url.hostname)
      // An IP literal is never looked up in DNS, so check it here.
      const isInside = isIP(hostname) !== 0 && !isPublicAddress(hostname)
      if (!isTrusted && (url.protocol !== 'https:' || isInside))
        throw new Error(`${url.origin} is not fetched from`)
      const answer = await ask(url, isTrusted, signal)
      if ('bytes' in answer) return answer.bytes
      url = answer.redirect
    }
    throw new Error(`${url.origin}: redirected too often`)
  }

export type FetchPicture = ReturnType<typeof createFetchPicture>
