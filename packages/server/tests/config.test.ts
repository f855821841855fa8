import { describe, expect, it } from 'vitest';
import { ConfigError, describeConfig, readConfig } from '../src/config.ts';

const problems = (env: Readonly<Record<string, string>>): string => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('nothing was wrong');
};

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 8080, host: '0.0.0.0', basePath: '', logLevel: 'info' });
    expect(config.dataDir).toMatch(/data$/);
    expect(config.retentionDays).toBeUndefined();
  });

  it('takes empty variables as not set, as compose files leave them', () => {
    expect(readConfig({ PORT: '', RETENTION_DAYS: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
  });

  it('reads the path from the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://example.org/games/tavolata/' })).toMatchObject({
      publicUrl: 'https://example.org/games/tavolata',
      basePath: '/games/tavolata',
    });
    expect(readConfig({ PUBLIC_URL: 'https://example.org' }).basePath).toBe('');
    expect(readConfig({ PUBLIC_URL: 'http://[::1]:8080/a.b~c_d-e' }).basePath).toBe('/a.b~c_d-e');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty"'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS must be at least 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL must be a full address'],
    [{ PUBLIC_URL: 'https://example.org/?a=b' }, 'neither ? nor #'],
    [{ PACE_MIN: '500', PACE_MAX: '100' }, 'PACE_MIN must not be more than PACE_MAX'],
    [{ SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'http://a' }, 'MAIL_FROM must be set'],
    [{ WEBHOOK_URL: 'https://example.org/hook' }, 'PUBLIC_URL must be set'],
    [{ WEB_DIR: '/nowhere/at/all' }, 'WEB_DIR: there is no folder /nowhere/at/all'],
    [{ WEB_DIR: import.meta.filename }, 'WEB_DIR: there is no folder'],
    [{ WEB_DIR: import.meta.dirname }, 'with an index.html'],
    [{ HOST: ' ' }, 'HOST must be a name or an address'],
    [{ PUBLIC_URL: 'https://user:password@example.org' }, 'PUBLIC_URL must have'],
    [{ MAIL_FROM: 'games@example.org' }, 'MAIL_FROM must be set together with SMTP_URL'],
    [{ METRICS_TOKEN: 'one two three four' }, 'METRICS_TOKEN must have neither spaces'],
    [{ VAPID_SUBJECT: 'mailto:' }, 'VAPID_SUBJECT must be a mailto: or https: address'],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(problems(env as Record<string, string>)).toContain(sentence);
  });

  it.each(['?', 'a//b', ':id', '*', 'gi%C3%B2', 'a b'])('nothing lies below /%s', path => {
    expect(problems({ PUBLIC_URL: `https://example.org/${path}` })).toContain('PUBLIC_URL must have');
  });

  it('names everything that is wrong at once', () => {
    expect(problems({ PORT: 'x', HOST: ' ', LOG_LEVEL: 'x' }).split('\n')).toHaveLength(3);
  });

  it('never prints a secret', () => {
    const env = {
      PUBLIC_URL: 'https://example.org',
      SMTP_URL: 'smtp://user:hunter2@mail.example.org',
      MAIL_FROM: 'games@example.org',
      WEBHOOK_URL: 'https://discord.example/api/webhooks/123/hunter2',
      METRICS_TOKEN: 'token:hunter2-hunter2',
    };
    const printed = JSON.stringify(describeConfig(readConfig(env)));
    expect(printed).toContain('mail.example.org');
    expect(printed).not.toContain('hunter2');
    expect(problems({ METRICS_TOKEN: 'token:hunter2' })).not.toMatch('token:');
    expect(problems({ SMTP_URL: 'ftp://user:hunter2@mail' })).not.toContain('hunter2');
  });
});
