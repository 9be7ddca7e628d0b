# A worker: ffmpeg, speech, and the jail around both. Build from the root of the repository:
#   docker build --file deploy/worker.Dockerfile --tag voxdeck/worker .
FROM node:26-bookworm-slim AS workspace
RUN npm install --global pnpm@12.18.0
WORKDIR /voxdeck
COPY . .
RUN --mount=type=cache,id=voxdeck-pnpm,target=/pnpm-store \
    pnpm install --store-dir /pnpm-store --frozen-lockfile --prod --filter '@voxdeck/worker...' \
    && rm -rf apps/web apps/api

FROM node:26-bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends bubblewrap espeak-ng espeak-ng-data ffmpeg \
        fonts-noto-core fonts-noto-cjk \
    && rm -rf /var/lib/apt/lists/* \
    && ln -s /usr/lib/*-linux-gnu/espeak-ng-data /usr/share/espeak-ng-data \
    && install --directory --owner node --group node /scratch
WORKDIR /voxdeck
COPY --from=workspace /voxdeck ./
# Below the volume: the worker removes its scratch folder when it starts, and a mount point cannot be removed.
ENV NODE_ENV=production VOICES_DIR=/voices ESPEAK_DATA_DIR=/usr/share/espeak-ng-data SCRATCH_DIR=/scratch/work
VOLUME /scratch
USER node
CMD ["node", "apps/worker/src/main.ts"]
