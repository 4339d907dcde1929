import type { Database } from '../db/connect';
import type { Keyring } from '../lib/keyring';
import type { AddressSearch } from '../ports/addresses';
import type { HomePage } from '../ports/home-page';
import type { MailService } from '../ports/mail';
import type { PageRenderer } from '../ports/page-renderer';
import type { PaymentProvider } from '../ports/payments';
import type { SmsService } from '../ports/sms';
import type { SocialSignIns } from '../ports/social-sign-in';
import type { UploadFiles } from '../ports/upload-files';
import type { WeatherService } from '../ports/weather';
import type { Config } from './config';

export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly keyring: Keyring;
  readonly payments: PaymentProvider;
  /** Undefined if no weather service has credentials; then the site shows no weather. */
  readonly weather: WeatherService | undefined;
  /** Undefined if there is no mail server; then no mail is sent. */
  readonly mail: MailService | undefined;
  readonly socialSignIn: SocialSignIns;
  readonly homePage: HomePage | undefined;
  readonly addresses: AddressSearch | undefined;
  readonly sms: SmsService | undefined;
  readonly uploadFiles: UploadFiles;
  /** Undefined if the site is not built; then browsers render pages. */
  readonly renderer: PageRenderer | undefined;
  /** Milliseconds for the database to answer `/readyz`; 800 by default. */
  readonly readyWithinMs?: number;
  /** The clock of the rules; the database's clock decides expiry. */
  readonly now: () => Date;
}
