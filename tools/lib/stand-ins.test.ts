import { expect, it } from 'vitest';
import { getStandInPages, getStandInSettings } from './stand-ins';

const standIns = { url: 'http://127.0.0.1:4010', publicUrl: 'https://demo.test', smtpUrl: 'smtp://127.0.0.1:2525' };

it('every service without credentials gets a stand-in', () => {
  const settings = getStandInSettings({}, standIns);
  const names = [
    'WEATHER_OPENWEATHER_KEY',
    'SMTP_URL',
    'SIGN_IN_KAKAO_CLIENT_ID',
    'SIGN_IN_NAVER_CLIENT_ID',
    'SIGN_IN_GOOGLE_CLIENT_ID',
    'SIGN_IN_HOMEPAGE_CLIENT_ID',
    'ADDRESSES_JUSO_KEY',
    'SMS_SOLAPI_KEY',
  ];
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(names));
  expect(settings['STAND_INS']).toBe('true');
});

it('a service with credentials gets no stand-in, and the others do', () => {
  const settings = getStandInSettings({ SIGN_IN_NAVER_CLIENT_ID: 'ours', SMTP_URL: 'smtp://mail.test' }, standIns);
  expect(Object.keys(settings).filter((name) => /NAVER|SMTP|MAIL/.test(name))).toEqual([]);
  expect(settings).toMatchObject({ SIGN_IN_KAKAO_AUTH_BASE_URL: 'https://demo.test/kakao' });
});

it('browsers get the public URL of the stand-ins, the server the internal one', () => {
  const settings = getStandInSettings({}, standIns);
  const getOrigin = (name: string) => new URL(settings[name] ?? '').origin;
  expect(getOrigin('SIGN_IN_GOOGLE_AUTH_BASE_URL')).toBe('https://demo.test');
  expect(getOrigin('SIGN_IN_GOOGLE_TOKEN_BASE_URL')).toBe('http://127.0.0.1:4010');
});

it('the page of a real service is undefined', () => {
  expect(getStandInPages({ SMS_SOLAPI_KEY: 'ours' }, standIns)).toEqual({
    mailbox: 'https://demo.test/mail/mailbox',
    sms: undefined,
    homePage: 'https://demo.test/home-page/',
    authenticator: 'https://demo.test/authenticator/',
  });
});
