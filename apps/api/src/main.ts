import { requireSchema } from '@voxdeck/db/migrate'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createDependencies } from './create-dependencies.ts'
import { maintainDemo } from './features/demo/maintain-demo.ts'

const config = readConfig(process.env)
const { dependencies, close } = await createDependencies(config)
await requireSchema(dependencies.db)
const app = await createApp(dependencies, config)
maintainDemo(app, dependencies, config.DEMO)

const stop = async () => {
  await app.close()
  await close()
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())

await app.listen({ host: config.HOST, port: config.PORT })
