import { type SettingState, settingSectionNames } from '@dining/domain/setup/checklist';
import type { ServerSettings } from '../db/server';
import { listSettings, parseSettings, requireTogether, SettingError } from './setting';
import { type ConfigValues, findUnknownSetting, settingSections, settings } from './settings';

/**
 * Returns the public URL. https needs a trusted proxy, because the server does not terminate TLS: only the proxy knows
 * that a request was https.
 */
function getPublicUrl({ publicUrl, port, trustProxy }: ConfigValues): string {
  const url = publicUrl ?? `http://localhost:${port}`;
  if (url.startsWith('https:') && !trustProxy)
    throw new SettingError(
      'Setting TRUST_PROXY must be true if PUBLIC_URL is https: only the proxy knows which requests came over TLS.',
    );
  return url;
}

/** Returns the console's URL. It has the site's protocol, on which its cookies depend, and another host. */
function getConsoleUrl(values: ConfigValues): string | undefined {
  const { consoleUrl } = values;
  if (consoleUrl === undefined) return undefined;
  const publicUrl = new URL(getPublicUrl(values));
  const url = new URL(consoleUrl);
  if (url.protocol !== publicUrl.protocol || url.host === publicUrl.host)
    throw new SettingError('Setting CONSOLE_URL must name another host than PUBLIC_URL, with the same protocol.');
  return consoleUrl;
}

/**
 * Returns true if the demo group is inserted: never by default where guests are real, because its passwords are public
 * (decision 34a).
 * @throws SettingError for stand-ins where guests are real.
 */
function shouldInsertDemoGroup({ demoGroup, standIns, production, databaseServer }: ConfigValues): boolean {
  const hasRealGuests = production && databaseServer.url !== undefined;
  if (hasRealGuests && standIns)
    throw new SettingError('Setting STAND_INS must be false if NODE_ENV is production and DATABASE_URL is set.');
  return demoGroup ?? !hasRealGuests;
}

function getDatabaseServer({ databaseServer: { url, ...server } }: ConfigValues): ServerSettings | undefined {
  if (server.directUrl === undefined && server.statements === 'unnamed')
    throw new SettingError(
      'Setting DATABASE_DIRECT_URL is missing: DATABASE_STATEMENTS=unnamed means a pooler, which migrations must bypass.',
    );
  if (url === undefined && server.directUrl !== undefined)
    throw new SettingError('Setting DATABASE_DIRECT_URL requires DATABASE_URL, the address of the pooler.');
  return url === undefined ? undefined : { url, ...server };
}

function getEasypay({ easypay: { mallId, secret, ...easypay } }: ConfigValues) {
  if (mallId === undefined || secret === undefined)
    throw new SettingError(
      'Settings EASYPAY_MALL_ID and EASYPAY_SECRET are missing. `npm start` runs the demo with a stand-in of the provider.',
    );
  return { mallId, secret, ...easypay };
}

function getMail(values: ConfigValues) {
  if (values.mail.url === undefined && values.operatorsMail.length > 0)
    throw new SettingError('Setting OPERATORS_MAIL requires SMTP_URL and MAIL_FROM: without them no mail is sent.');
  const mail = requireTogether(settings.mail, values.mail, ['url', 'from']);
  if (mail !== undefined && values.publicUrl === undefined && !values.standIns)
    throw new SettingError('Setting PUBLIC_URL is missing: mails contain links to it.');
  return mail;
}

const getSocialSignIn = ({ socialSignIn }: ConfigValues) => ({
  ...socialSignIn,
  kakao: requireTogether(settings.socialSignIn.kakao, socialSignIn.kakao, ['clientId', 'clientSecret']),
  naver: requireTogether(settings.socialSignIn.naver, socialSignIn.naver, ['clientId', 'clientSecret']),
  google: requireTogether(settings.socialSignIn.google, socialSignIn.google, ['clientId', 'clientSecret']),
});

function getGroupWebsite(values: ConfigValues) {
  const { groupWebsite: group } = settings;
  const groupWebsite = requireTogether(group, values.groupWebsite, ['baseUrl', 'clientId', 'clientSecret']);
  return groupWebsite && { ...groupWebsite, timeoutMs: values.socialSignIn.timeoutMs };
}

function getAddresses({ addresses: { key, ...addresses } }: ConfigValues) {
  if (key === undefined && addresses.englishKey !== undefined)
    throw new SettingError(
      'Setting ADDRESSES_JUSO_ENGLISH_KEY requires ADDRESSES_JUSO_KEY: without it there is no address search.',
    );
  return key === undefined ? undefined : { key, ...addresses };
}

function getAlimTalk({ channel, templates }: ConfigValues['sms']['alimTalk']) {
  const hasTemplate = Object.values(templates).some((template) => template !== undefined);
  if ((channel !== undefined) !== hasTemplate)
    throw new SettingError(
      'Setting SMS_SOLAPI_CHANNEL and a template, such as SMS_SOLAPI_MADE_TEMPLATE, require each other.',
    );
  return channel === undefined ? undefined : { channel, templates };
}

function getSms({ sms }: ConfigValues) {
  const account = requireTogether(settings.sms, sms, ['key', 'secret', 'sender']);
  const alimTalk = getAlimTalk(sms.alimTalk);
  if (account === undefined && alimTalk !== undefined)
    throw new SettingError('Setting SMS_SOLAPI_CHANNEL requires SMS_SOLAPI_KEY: without it no SMS is sent.');
  return account && { ...account, alimTalk };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Lists all settings with their section, and whether the environment sets them. Contains no values. */
const listSettingStates = (environment: Environment): readonly SettingState[] =>
  settingSectionNames.flatMap((section) =>
    listSettings(settingSections[section]).map(({ name, metadata }) => ({
      name,
      section,
      isSet: (environment[name] ?? '').trim() !== '',
      hasDefault: (metadata.default ?? metadata.computedDefault ?? '') !== '',
      isNeeded: metadata.isForGuests === true,
    })),
  );

const getConfig = (values: ConfigValues, environment: Environment) => ({
  ...values,
  settingStates: listSettingStates(environment),
  easypay: getEasypay(values),
  publicUrl: getPublicUrl(values),
  consoleUrl: getConsoleUrl(values),
  /** Base URL of the console: its own host if it has one, otherwise the site's. */
  consoleBaseUrl: getConsoleUrl(values) ?? getPublicUrl(values),
  databaseServer: getDatabaseServer(values),
  metrics: requireTogether(settings.metrics, values.metrics, ['port']),
  stopDelayMs: values.stopDelayMs ?? (values.production ? 5_000 : 0),
  demoGroup: shouldInsertDemoGroup(values),
  mail: getMail(values),
  socialSignIn: getSocialSignIn(values),
  groupWebsite: getGroupWebsite(values),
  addresses: getAddresses(values),
  sms: getSms(values),
  securityContacts: values.securityContacts ?? [],
});

export type Config = Readonly<ReturnType<typeof getConfig>>;

export function parseConfig(environment: Environment): Config {
  const unknownName = findUnknownSetting(environment);
  if (unknownName !== undefined)
    throw new SettingError(`Setting ${unknownName} is not known. docs/operations/configure.md lists every setting.`);
  return getConfig(parseSettings(settings, environment), environment);
}
