# A worker, with ffmpeg, speech programs and the jail that both run in. Build from the root of the repository:
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
# SCRATCH_DIR is a folder below the volume; the worker empties it when it starts.
ENV NODE_ENV=production VOICES_DIR=/voices ESPEAK_DATA_DIR=/usr/share/espeak-ng-data SCRATCH_DIR=/scratch/work
VOLUME /scratch
USER node
CMD ["node", "apps/worker/src/main.ts"]
