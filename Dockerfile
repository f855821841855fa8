# Built with everything, run with what the server needs, as nobody in particular, writing to /data alone.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# Alive, not ready: on a full disk a restart would only disturb whoever is playing.
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||8080)+(process.env.PUBLIC_URL?new URL(process.env.PUBLIC_URL).pathname.replace(/\\/+$/,''):'')+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Tables keep many small objects for a while: with more room for young ones they are copied less often.
CMD ["node", "--min-semi-space-size=32", "--max-semi-space-size=32", "dist/server.mjs"]
