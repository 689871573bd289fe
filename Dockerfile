# syntax=docker/dockerfile:1
# Builds Hemline once, to be run anywhere: docs/deploying.md. `npm run test:image` runs every step without an engine.

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM packages AS build
# Baked into the build: another value needs another image.
ARG NEXT_PUBLIC_API_BASE_URL="" NEXT_PUBLIC_MOCK_API="" NEXT_PUBLIC_DEBUG="" IMAGE_HOSTS="" STORAGE_HOST="" CDN_HOST=""
COPY . .
RUN npm run build && rm -rf .next/cache/turbopack .next/cache/.tsbuildinfo .next/trace .next/trace-build

FROM node:22-bookworm-slim
ARG NEXT_PUBLIC_API_BASE_URL="" NEXT_PUBLIC_MOCK_API="" NEXT_PUBLIC_DEBUG="" IMAGE_HOSTS="" STORAGE_HOST="" CDN_HOST=""
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    NEXT_PUBLIC_API_BASE_URL=$NEXT_PUBLIC_API_BASE_URL NEXT_PUBLIC_MOCK_API=$NEXT_PUBLIC_MOCK_API \
    NEXT_PUBLIC_DEBUG=$NEXT_PUBLIC_DEBUG IMAGE_HOSTS=$IMAGE_HOSTS STORAGE_HOST=$STORAGE_HOST CDN_HOST=$CDN_HOST
WORKDIR /app
COPY --from=build /app ./
# Pictures of other hosts are resized into the one, the rest stays as it was built.
RUN mkdir -p /data .next/cache/images && chown node:node /data .next/cache/images
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signal: npm would not pass it on.
CMD ["node", "scripts/run.cjs", "scripts/start.ts"]
