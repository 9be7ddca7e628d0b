import { randomFilename } from '@voxdeck/storage/random-filename'

/** Ids and file names for the URLs of a project and everything in it. */
export type Names = {
  project: string
  image: string
  picture: string
  thumbnail: string
  video: string
  videoFile: string
  clip: string
  recording: string
  portrait: string
  upload: string
}

/** A request that only members may send. */
export type MembersRow = {
  path: (names: Names) => string
  body?: unknown
  form?: 'image' | 'video' | 'recording' | 'music'
}

/** Every route, and who may call it: everybody, signed-in users, or members only. */
export const accessTable: Record<string, 'public' | 'signed-in' | MembersRow> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/demo': 'public',
  'GET /api/demo/:part': 'public',
  'GET /api/login': 'public',
  'GET /api/callback': 'public',
  'GET /api/logout': 'public',
  'GET /api/auth/user': 'signed-in',
  'GET /api/account': 'signed-in',
  'DELETE /api/account': 'signed-in',
  'GET /api/sessions': 'signed-in',
  'DELETE /api/sessions': 'signed-in',
  'GET /api/events': 'signed-in',
  'GET /api/deleted-projects': 'signed-in',
  'POST /api/deleted-projects/:id/restore': { path: (n) => `/api/deleted-projects/${n.project}/restore` },
  'DELETE /api/deleted-projects/:id': { path: (n) => `/api/deleted-projects/${n.project}` },
  'GET /api/profile-images/:filename': { path: (n) => `/api/profile-images/${n.portrait}` },
  'GET /api/dashboard': 'signed-in',
  'GET /api/projects': 'signed-in',
  'POST /api/projects': 'signed-in',
  'GET /api/voices': 'signed-in',
  'GET /api/languages': 'signed-in',
  'GET /api/installation': 'signed-in',
  'POST /api/tts/preview': 'signed-in',
  'GET /api/projects/:id': { path: (n) => `/api/projects/${n.project}` },
  'PUT /api/projects/:id': { path: (n) => `/api/projects/${n.project}`, body: { title: 'Mine now' } },
  'DELETE /api/projects/:id': { path: (n) => `/api/projects/${n.project}` },
  'POST /api/projects/:id/duplicate': { path: (n) => `/api/projects/${n.project}/duplicate` },
  'GET /api/projects/:id/events': { path: (n) => `/api/projects/${n.project}/events` },
  'POST /api/projects/:id/images': { path: (n) => `/api/projects/${n.project}/images`, form: 'image' },
  'PUT /api/projects/:id/reorder-slides': {
    path: (n) => `/api/projects/${n.project}/reorder-slides`,
    body: { slides: [] },
  },
  'PATCH /api/projects/:projectId/images/:imageId': {
    path: (n) => `/api/projects/${n.project}/images/${n.image}`,
    body: { originalName: 'mine.png' },
  },
  'DELETE /api/projects/:projectId/images/:imageId': {
    path: (n) => `/api/projects/${n.project}/images/${n.image}`,
  },
  'POST /api/projects/:projectId/images/:imageId/restore': {
    path: (n) => `/api/projects/${n.project}/images/${n.image}/restore`,
  },
  'POST /api/projects/:projectId/images/:imageId/duplicate': {
    path: (n) => `/api/projects/${n.project}/images/${n.image}/duplicate`,
  },
  'POST /api/projects/:projectId/images/:imageId/picture': {
    path: (n) => `/api/projects/${n.project}/images/${n.image}/picture`,
    body: { filename: randomFilename('png') },
  },
  'POST /api/projects/:projectId/images/:imageId/replace': {
    path: (n) => `/api/projects/${n.project}/images/${n.image}/replace`,
    form: 'image',
  },
  'GET /api/projects/:projectId/images/:imageId/takes': {
    path: (n) => `/api/projects/${n.project}/images/${n.image}/takes`,
  },
  'DELETE /api/projects/:projectId/images/:imageId/takes/:filename': {
    path: (n) => `/api/projects/${n.project}/images/${n.image}/takes/${n.recording}`,
  },
  'GET /api/images/:filename': { path: (n) => `/api/images/${n.picture}` },
  'POST /api/projects/:id/generate-english-video': {
    path: (n) => `/api/projects/${n.project}/generate-english-video`,
  },
  'POST /api/projects/:id/generate-video': {
    path: (n) => `/api/projects/${n.project}/generate-video`,
    body: { languages: ['en', 'es'] },
  },
  'POST /api/projects/:projectId/videos/:videoId/prepare-pack': {
    path: (n) => `/api/projects/${n.project}/videos/${n.video}/prepare-pack`,
  },
  'GET /api/projects/:id/videos': { path: (n) => `/api/projects/${n.project}/videos` },
  'GET /api/projects/:id/space': { path: (n) => `/api/projects/${n.project}/space` },
  'POST /api/uploads': 'signed-in',
  'PATCH /api/uploads/:id': { path: (n) => `/api/uploads/${n.upload}` },
  'DELETE /api/uploads/:id': { path: (n) => `/api/uploads/${n.upload}` },
  'GET /api/jobs/:id': { path: (n) => `/api/jobs/${n.upload}` },
  'POST /api/projects/:id/music': { path: (n) => `/api/projects/${n.project}/music`, form: 'music' },
  'PATCH /api/projects/:id/music': {
    path: (n) => `/api/projects/${n.project}/music`,
    body: { volume: 'loud' },
  },
  'DELETE /api/projects/:id/music': { path: (n) => `/api/projects/${n.project}/music` },
  'POST /api/projects/:id/languages': {
    path: (n) => `/api/projects/${n.project}/languages`,
    body: { languageCode: 'es' },
  },
  'GET /api/projects/:id/languages': { path: (n) => `/api/projects/${n.project}/languages` },
  'GET /api/projects/:projectId/languages/:language': {
    path: (n) => `/api/projects/${n.project}/languages/es`,
  },
  'PATCH /api/projects/:projectId/languages/:language': {
    path: (n) => `/api/projects/${n.project}/languages/es`,
    body: { voice: null },
  },
  'DELETE /api/projects/:projectId/languages/:language': {
    path: (n) => `/api/projects/${n.project}/languages/es`,
  },
  'PUT /api/projects/:projectId/languages/:language/slides/:imageId': {
    path: (n) => `/api/projects/${n.project}/languages/es/slides/${n.image}`,
    body: { translation: { script: 'Mío.', state: 'edited', sourceHash: '' } },
  },
  'POST /api/projects/:id/translate': { path: (n) => `/api/projects/${n.project}/translate`, body: {} },
  'POST /api/projects/:projectId/languages/:language/cancel': {
    path: (n) => `/api/projects/${n.project}/languages/es/cancel`,
  },
  'GET /api/projects/:id/lexicon': { path: (n) => `/api/projects/${n.project}/lexicon` },
  'PUT /api/projects/:id/lexicon': { path: (n) => `/api/projects/${n.project}/lexicon`, body: [] },
  'GET /api/projects/:id/glossary': { path: (n) => `/api/projects/${n.project}/glossary` },
  'PUT /api/projects/:id/glossary': { path: (n) => `/api/projects/${n.project}/glossary`, body: [] },
  'GET /api/admin/overview': { path: () => '/api/admin/overview' },
  'GET /api/projects/:projectId/videos/:videoId/changes': {
    path: (n) => `/api/projects/${n.project}/videos/${n.video}/changes`,
  },
  'GET /api/projects/:projectId/videos/:videoId/script': {
    path: (n) => `/api/projects/${n.project}/videos/${n.video}/script`,
  },
  'POST /api/projects/:projectId/videos/:videoId/cancel': {
    path: (n) => `/api/projects/${n.project}/videos/${n.video}/cancel`,
  },
  'DELETE /api/projects/:projectId/videos/:videoId': {
    path: (n) => `/api/projects/${n.project}/videos/${n.video}`,
  },
  'GET /api/videos/:filename': { path: (n) => `/api/videos/${n.videoFile}` },
  'GET /api/videos/:filename/:part': { path: (n) => `/api/videos/${n.videoFile}/captions-en.vtt` },
  'POST /api/projects/:projectId/preview-slide': {
    path: (n) => `/api/projects/${n.project}/preview-slide`,
    body: { slideData: [{ image: randomFilename('png'), script: 'Hello.' }] },
  },
  'POST /api/slides/upload-video': { path: () => '/api/slides/upload-video', form: 'video' },
  'GET /api/clips/:filename': { path: (n) => `/api/clips/${n.clip}` },
  'POST /api/slides/upload-recording': { path: () => '/api/slides/upload-recording', form: 'recording' },
  'GET /api/recordings/:filename': { path: (n) => `/api/recordings/${n.recording}` },
}
