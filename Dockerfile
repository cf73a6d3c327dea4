# One build for all images; `docker-compose.yml` names the target of each.
FROM node:24.21-bookworm-slim AS build
WORKDIR /repo
COPY . .
ARG SOURCE_COMMIT=unknown
ENV SOURCE_COMMIT=$SOURCE_COMMIT
RUN node tools/bootstrap.mjs && node tools/build.mjs

# What the backend needs at run time, installed on its own: an installation that was whole keeps what only builds and tests need. The other
# programs are bundled whole.
FROM node:24.21-bookworm-slim AS packages
WORKDIR /repo
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY backend/package.json backend/
RUN CI=true npx --yes "$(node -p "require('./package.json').packageManager")" install \
  --frozen-lockfile --prod --filter ./backend

FROM node:24.21-bookworm-slim AS server
ENV NODE_ENV=production
USER node
WORKDIR /repo

# As a remote below, the host keeps each release that its volume has ever held, for the tabs that are open meanwhile.
FROM server AS gateway
COPY --from=build --chown=node /repo/host/dist /repo/host/dist
WORKDIR /repo/host
USER root
RUN mv dist/client release && install -d -o node dist/client /data
USER node
VOLUME /repo/host/dist/client
CMD ["sh", "-c", "cp -rn release/. dist/client/ \
  && cp release/embed/v1* release/embed/preview* dist/client/embed/ \
  && exec node --enable-source-maps dist/server/main.mjs"]

FROM server AS backend
COPY --from=packages --chown=node /repo/node_modules /repo/node_modules
COPY --from=packages --chown=node /repo/backend/node_modules /repo/backend/node_modules
COPY --from=build --chown=node /repo/backend/dist /repo/backend/dist
COPY --from=build --chown=node /repo/desk/dist /repo/desk/dist
WORKDIR /repo/backend
USER root
# A new volume belongs to whoever owns the folder that it lies on.
RUN install -d -o node /data
USER node
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["dist/main.mjs"]

# Takes mail for names with forwarding, and sends it on. Its master needs root to start, and gives its rights up. What differs from one
# house to the next is written beside what Postfix reads, as the rest of the image cannot be written to.
FROM debian:bookworm-slim AS mail-forwarding
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postfix ca-certificates \
  && rm -rf /var/lib/apt/lists/*
COPY backend/postfix /etc/postfix
ENV MAIL_CONFIG=/tmp/postfix
CMD ["sh", "-c", "cp -rT /etc/postfix $MAIL_CONFIG \
  && /etc/postfix/configure.sh $MAIL_CONFIG \"$MAIL_FORWARDING_HOST\" \"$MAIL_LOOKUPS\" \"$MAIL_FORWARDING_RELAY\" \
  && postconf -e maillog_file=/dev/stdout \
  && exec postfix start-fg"]

# A remote serves each release that its volume has ever held: tabs that are open during a deployment still find theirs.
FROM server AS remote
ARG REMOTE
ENV REMOTE=$REMOTE
COPY --from=build --chown=node /repo/tools/serve-releases.mjs /repo/tools/serve-releases.mjs
COPY --from=build --chown=node /repo/tools/lib/release-store.mjs /repo/tools/lib/release-store.mjs
COPY --from=build --chown=node /repo/${REMOTE}/dist/${REMOTE} /repo/release
USER root
RUN install -d -o node /releases
USER node
VOLUME /releases
CMD ["sh", "-c", "exec node /repo/tools/serve-releases.mjs \"$REMOTE\" /releases 3000 --from=/repo/release"]

FROM build AS publish
ENV DATA_DIR=/data
RUN install -d -o node /data
USER node
CMD ["sh", "-c", "node tools/release.mjs deployed host --only --anyway \
  && node tools/release.mjs deployed backend --only --anyway \
  && exec node tools/release.mjs introduce all"]
