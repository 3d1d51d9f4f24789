# The site with its worker in one image. The image's own Node only installs packages and starts the site, which
# runs on the Node pinned by the lockfile. That one uses the image's shared libraries, so both must have the
# same major version.
FROM node:26-slim AS built
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The second installation omits the packages that are needed only for building.
RUN npm run build && npm ci --omit=dev --no-audit --no-fund

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=built --chown=root:root /site /site
# A new volume gets its owner and permissions from the folder on which it is mounted.
RUN mkdir -m 700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "scripts/start.mjs"]
