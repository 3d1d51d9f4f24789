# The site with its worker in one image, made from the package. The image's own Node only installs the package
# and starts the site, which runs on the Node that the package brings. That one uses the image's shared libraries,
# so both must have the same major version.
FROM node:26-slim AS packed
WORKDIR /source
COPY . .
RUN npm pack && mv platewise-*.tgz /platewise.tgz

FROM node:26-slim AS installed
COPY --from=packed /platewise.tgz /
RUN npm install --prefix /site --ignore-scripts --no-audit --no-fund /platewise.tgz

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/site/node_modules/.bin:$PATH
WORKDIR /site
COPY --from=installed --chown=root:root /site /site
# A new volume gets its owner and permissions from the folder on which it is mounted.
RUN mkdir -m 700 /data /data/imports /backups && chown -R node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "/site/node_modules/platewise/bin/platewise.mjs"]
