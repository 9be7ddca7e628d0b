import { createProject } from '@voxdeck/contracts/projects/create-project'
import { clientOf, newPerson, openDatabase } from './new-person.ts'
import { note, productUrl } from './product.ts'
import { expect, test } from './quality/fixtures.ts'
import type { Beep } from './watch/measure-sync.ts'
import { allowMeasuring, longestStillMs, readMeasured, startMeasuring } from './watch/measure-sync.ts'
import { choose, openVideo, playsPast, videoTime } from './watch/player.ts'
import { publishBeepingVideo } from './watch/publish-video.ts'

const middle = (beeps: readonly Beep[]): number =>
  beeps.map(({ lateMs }) => lateMs).toSorted((a, b) => a - b)[Math.floor(beeps.length / 2)] ?? Number.NaN

test('U2 another language while it plays: the picture does not stop, and a minute later sound and picture are together', async ({
  visit,
}) => {
  const database = openDatabase()
  const person = await newPerson(database)
  const { id } = await clientOf(productUrl(), person).call(createProject, { body: { title: 'Beeps' } })
  await publishBeepingVideo(database, [id], 80)
  await database.close()
  const page = await visit(person, { width: 800, height: 600 })
  await allowMeasuring(page)
  await openVideo(page, `${productUrl()}/projects/${id}`)
  await startMeasuring(page)
  await playsPast(page, 7)

  const [asked, at] = [await page.evaluate(() => performance.now()), await videoTime(page)]
  await choose(page, 'Language', 'ไทย')
  await playsPast(page, at + 64, 120_000)
  const { beeps, seen } = await readMeasured(page)

  const [english, thai] = [
    beeps.filter(({ language }) => language === 'en'),
    beeps.filter(({ language }) => language === 'th'),
  ]
  const first = thai[0]
  const aMinuteLater = thai.filter(({ at: heard }) => heard > (first?.at ?? 0) + 60_000)
  expect(english.length).toBeGreaterThan(8)
  // On a busy machine beeps without a frame near them are left out.
  expect(thai.length).toBeGreaterThan(40)
  expect(aMinuteLater.length).toBeGreaterThan(3)
  // Once the new language is heard, the one before is not.
  expect(
    beeps.filter(({ at: heard }) => heard > (first?.at ?? 0)).every(({ language }) => language === 'th'),
  ).toBe(true)

  const [before, after] = [middle(english), middle(aMinuteLater)]
  const worst = Math.max(...aMinuteLater.map(({ lateMs }) => Math.abs(lateMs)))
  note('the other language is heard after, ms', Math.round((first?.at ?? 0) - asked))
  // From the choice until a second after the new language is heard: later stalls are the machine's, not the switch's.
  const switching = seen.filter(({ at: shown }) => shown > asked && shown < (first?.at ?? 0) + 1000)
  const still = longestStillMs(switching)
  expect(switching.length).toBeGreaterThan(10)
  note('the picture stood still for at most, ms', Math.round(still))
  note('sound behind picture before, ms', before.toFixed(1))
  note('sound behind picture a minute after, ms', after.toFixed(1))
  note('furthest apart a minute after, ms', worst.toFixed(1))
  expect((first?.at ?? 0) - asked).toBeLessThan(3000)
  expect(still).toBeLessThan(500)
  // Sound always reaches the listener later than a frame reaches the screen; only the change of that delay counts.
  note('drift since, ms', (after - before).toFixed(1))
  expect(Math.abs(after - before)).toBeLessThanOrEqual(50)
})
