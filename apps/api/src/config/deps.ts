import type { Database } from '../db/connect';
import type { Keyring } from '../lib/keyring';
import type { AddressSearch } from '../ports/addresses';
import type { GroupWebsite } from '../ports/group-website';
import type { MailService } from '../ports/mail';
import type { PageRenderer } from '../ports/page-renderer';
import type { PaymentProvider } from '../ports/payments';
import type { SmsService } from '../ports/sms';
import type { SocialProviderClients } from '../ports/social-sign-in';
import type { UploadFileStore } from '../ports/upload-files';
import type { WeatherService } from '../ports/weather';
import type { Config } from './config';

export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly keyring: Keyring;
  readonly payments: PaymentProvider;
  readonly weather: WeatherService | undefined;
  readonly mail: MailService | undefined;
  readonly socialSignIn: SocialProviderClients;
  readonly groupWebsite: GroupWebsite | undefined;
  readonly addresses: AddressSearch | undefined;
  readonly sms: SmsService | undefined;
  readonly uploadFileStore: UploadFileStore;
  readonly renderer: PageRenderer | undefined;
  readonly readinessTimeoutMs?: number;
  /** Returns the current time for business rules. The database's clock decides the expiry of holds and sessions. */
  readonly now: () => Date;
}
