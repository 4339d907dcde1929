import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, SettingError, settings } from './config';

const merchant = { EASYPAY_MALL_ID: 'T5102001', EASYPAY_SECRET: 'sandbox-secret' };

describe('the settings', () => {
  it('have defaults for all but the merchant', () => {
    expect(readConfig(merchant)).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      holdSeconds: 600,
      production: false,
    });
  });

  it.each([
    ['an unknown name of ours', { HOLD_SECONDZ: '5' }, /HOLD_SECONDZ is not known/],
    ['a port that is no number', { PORT: 'abc' }, /Setting PORT is not valid/],
    ['a database address of another kind', { DATABASE_URL: 'mysql://x/y' }, /Setting DATABASE_URL is not valid/],
    ['a secret that is too short', { APP_SECRET: 'short' }, /Setting APP_SECRET is not valid/],
    ['a mail server without an address', { SMTP_URL: 'smtp://mail.test' }, /SMTP_URL and MAIL_FROM go together/],
    ['mails that cannot say where', { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@mail.test' }, /PUBLIC_URL is missing/],
    ['no merchant', { EASYPAY_MALL_ID: undefined }, /EASYPAY_MALL_ID and EASYPAY_SECRET are missing/],
  ])('%s stops the start with one line', (_name, changes, message) => {
    const start = () => readConfig({ ...merchant, ...changes });
    expect(start).toThrow(SettingError);
    expect(start).toThrow(message);
  });

  it('leave other programs’ variables alone', () => {
    expect(() => readConfig({ ...merchant, PATH: '/bin', HOLDING: 'x', NPM_CONFIG_X: '1' })).not.toThrow();
  });

  it('stand in the table of docs/operations.md, each of them and no other', () => {
    const table = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const listed = [...table.matchAll(/^\| `([A-Z_]+)`\s*\|/gm)].map((match) => match[1]);
    expect(new Set(listed)).toEqual(new Set(Object.keys(settings)));
  });
});
