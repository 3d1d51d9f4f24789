# The site with its worker in one image. The Node of the image only installs and starts; the one that the
# lockfile pins runs the site, with the shared libraries of the image: both must be of one major version.
FROM node:26-slim AS built
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# What builds the site does not run it: the second installation leaves it out.
RUN npm run build && npm ci --omit=dev --no-audit --no-fund

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=built --chown=root:root /site /site
# A new volume takes its owner and rights from the folder that it is mounted on.
RUN mkdir -m 700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "scripts/start.mjs"]
