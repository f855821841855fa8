export { type Config, ConfigError, describeConfig, type Limits, readConfig } from './config.ts';
export { type AnyGame, anyGame, type Games, games, gamesOf } from './games.ts';
export { main, serve } from './main.ts';
export * from './protocol/index.ts';
export { type Overrides, type RunningServer, startServer } from './server.ts';
export { StoreError } from './storage/database.ts';
export { serveThoughts } from './thinking/serve.ts';
