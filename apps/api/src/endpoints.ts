import type { Dependencies } from './dependencies/dependencies.ts'
import { getOverview } from './features/admin/get-overview.ts'
import { completeLogIn } from './features/auth/complete-log-in.ts'
import { deleteAccount } from './features/auth/delete-account.ts'
import { endSessions } from './features/auth/end-sessions.ts'
import { getAccount } from './features/auth/get-account.ts'
import { getProfileImage } from './features/auth/get-profile-image.ts'
import { getUser } from './features/auth/get-user.ts'
import { listSessions } from './features/auth/list-sessions.ts'
import { logIn } from './features/auth/log-in.ts'
import { logOut } from './features/auth/log-out.ts'
import { getClip } from './features/clips/get-clip.ts'
import { importClip } from './features/clips/import-clip.ts'
import { getDemo } from './features/demo/get-demo.ts'
import { getDemoPart } from './features/demo/get-demo-part.ts'
import { getHealth } from './features/health/get-health.ts'
import { getReadiness } from './features/health/get-readiness.ts'
import { getInstallation } from './features/installation/get-installation.ts'
import { getJob } from './features/jobs/get-job.ts'
import { addLanguage } from './features/languages/add-language.ts'
import { cancelTranslating } from './features/languages/cancel-translating.ts'
import { changeLanguage } from './features/languages/change-language.ts'
import { countTranslations } from './features/languages/count-translations.ts'
import { getGlossary } from './features/languages/get-glossary.ts'
import { getLanguage } from './features/languages/get-language.ts'
import { getLexicon } from './features/languages/get-lexicon.ts'
import { listLanguages } from './features/languages/list-languages.ts'
import { removeLanguage } from './features/languages/remove-language.ts'
import { saveGlossary } from './features/languages/save-glossary.ts'
import { saveLexicon } from './features/languages/save-lexicon.ts'
import { saveTranslation } from './features/languages/save-translation.ts'
import { translateSlides } from './features/languages/translate-slides.ts'
import { changeMusic } from './features/music/change-music.ts'
import { importMusic } from './features/music/import-music.ts'
import { removeMusic } from './features/music/remove-music.ts'
import { createProject } from './features/projects/create-project.ts'
import { deleteProject } from './features/projects/delete-project.ts'
import { duplicateProject } from './features/projects/duplicate-project.ts'
import { getProject } from './features/projects/get-project.ts'
import { getSpace } from './features/projects/get-space.ts'
import { listDeletedProjects } from './features/projects/list-deleted-projects.ts'
import { listProjects } from './features/projects/list-projects.ts'
import { purgeProject } from './features/projects/purge-project.ts'
import { restoreProject } from './features/projects/restore-project.ts'
import { summariseProjects } from './features/projects/summarise-projects.ts'
import { updateProject } from './features/projects/update-project.ts'
import { deleteTake } from './features/recordings/delete-take.ts'
import { getRecording } from './features/recordings/get-recording.ts'
import { importRecording } from './features/recordings/import-recording.ts'
import { listTakes } from './features/recordings/list-takes.ts'
import { addSlide } from './features/slides/add-slide.ts'
import { deleteSlide } from './features/slides/delete-slide.ts'
import { duplicateSlide } from './features/slides/duplicate-slide.ts'
import { getPicture } from './features/slides/get-picture.ts'
import { renameSlide } from './features/slides/rename-slide.ts'
import { reorderSlides } from './features/slides/reorder-slides.ts'
import { replacePicture } from './features/slides/replace-picture.ts'
import { restorePicture } from './features/slides/restore-picture.ts'
import { restoreSlide } from './features/slides/restore-slide.ts'
import { listVoices } from './features/speech/list-voices.ts'
import { previewSpeech } from './features/speech/preview-speech.ts'
import { cancelVideo } from './features/videos/cancel-video.ts'
import { deleteVideo } from './features/videos/delete-video.ts'
import { generateEnglishVideo } from './features/videos/generate-english-video.ts'
import { generateVideo } from './features/videos/generate-video.ts'
import { getVideoChanges } from './features/videos/get-video-changes.ts'
import { getVideoFile } from './features/videos/get-video-file.ts'
import { getVideoPart } from './features/videos/get-video-part.ts'
import { getVideoScript } from './features/videos/get-video-script.ts'
import { listVideos } from './features/videos/list-videos.ts'
import { preparePack } from './features/videos/prepare-pack.ts'
import { previewSlide } from './features/videos/preview-slide.ts'
import { watchAccount } from './features/watching/watch-account.ts'
import { watchProject } from './features/watching/watch-project.ts'
import type { Endpoint } from './http/endpoint.ts'

/** Every endpoint of the API. */
export const createEndpoints = (dependencies: Dependencies): Endpoint[] =>
  [
    logIn,
    completeLogIn,
    logOut,
    getUser,
    getAccount,
    deleteAccount,
    listSessions,
    endSessions,
    watchAccount,
    getProfileImage,
    summariseProjects,
    listProjects,
    createProject,
    getProject,
    getSpace,
    updateProject,
    deleteProject,
    listDeletedProjects,
    restoreProject,
    purgeProject,
    duplicateProject,
    watchProject,
    addSlide,
    renameSlide,
    deleteSlide,
    restoreSlide,
    duplicateSlide,
    restorePicture,
    replacePicture,
    reorderSlides,
    getPicture,
    generateEnglishVideo,
    generateVideo,
    preparePack,
    listVideos,
    getVideoChanges,
    getVideoScript,
    cancelVideo,
    deleteVideo,
    getVideoFile,
    getVideoPart,
    getDemo,
    getDemoPart,
    previewSlide,
    listVoices,
    previewSpeech,
    importClip,
    getClip,
    importRecording,
    getRecording,
    listTakes,
    deleteTake,
    importMusic,
    changeMusic,
    removeMusic,
    getJob,
    listLanguages,
    countTranslations,
    addLanguage,
    getLanguage,
    changeLanguage,
    removeLanguage,
    saveTranslation,
    translateSlides,
    cancelTranslating,
    getLexicon,
    saveLexicon,
    getGlossary,
    saveGlossary,
    getOverview,
    getInstallation,
    getHealth,
    getReadiness,
  ].map((create) => create(dependencies))
