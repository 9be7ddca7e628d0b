# The API, and the web pages it serves. Build from the root of the repository:
#   docker build --file deploy/api.Dockerfile --tag voxdeck/api .
FROM node:26-bookworm-slim AS workspace
RUN npm install --global pnpm@12.18.0
WORKDIR /voxdeck
COPY . .

FROM workspace AS pages
RUN --mount=type=cache,id=voxdeck-pnpm,target=/pnpm-store \
    pnpm install --store-dir /pnpm-store --frozen-lockfile --filter '@voxdeck/web...'
RUN pnpm --filter @voxdeck/web build

# The folders of the workspace stay in place: Node runs our TypeScript directly, but not from inside node_modules.
FROM workspace AS api
RUN --mount=type=cache,id=voxdeck-pnpm,target=/pnpm-store \
    pnpm install --store-dir /pnpm-store --frozen-lockfile --prod --filter '@voxdeck/api...' \
    && rm -rf apps/web apps/worker

FROM node:26-bookworm-slim
WORKDIR /voxdeck
COPY --from=api /voxdeck ./
COPY --from=pages /voxdeck/apps/web/dist apps/web/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 WEB_DIST=/voxdeck/apps/web/dist
USER node
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
