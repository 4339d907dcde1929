import type { Database } from '../db/connect';
import type { Keyring } from '../lib/keyring';
import type { AddressSearch } from '../ports/addresses';
import type { HomePage } from '../ports/home-page';
import type { MailService } from '../ports/mail';
import type { PageRenderer } from '../ports/page-renderer';
import type { PaymentProvider } from '../ports/payments';
import type { PhoneTextService } from '../ports/phone-texts';
import type { SocialSignIns } from '../ports/social-sign-in';
import type { UploadFiles } from '../ports/upload-files';
import type { WeatherService } from '../ports/weather';
import type { Config } from './config';

/** What the application is built from. Tests hand over an in-memory database and adapters on stand-ins. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly keyring: Keyring;
  readonly payments: PaymentProvider;
  /** undefined: no service has credentials, and the house shows no weather. */
  readonly weather: WeatherService | undefined;
  /** undefined: there is no mail server, and the house sends no mail. */
  readonly mail: MailService | undefined;
  /** A provider that is missing has no credentials, and the house offers no sign-in with it. */
  readonly socialSignIn: SocialSignIns;
  /** undefined: nobody comes signed in from the group's home page. */
  readonly homePage: HomePage | undefined;
  /** undefined: there is no key, and addresses are typed. */
  readonly addresses: AddressSearch | undefined;
  /** undefined: there is no account, and no text goes to a phone. */
  readonly phoneTexts: PhoneTextService | undefined;
  readonly uploadFiles: UploadFiles;
  /** undefined: the site is not built, and the browser alone renders pages. */
  readonly renderer: PageRenderer | undefined;
  /** How long the database may take to say what `/readyz` asks, in milliseconds; 800 without it. */
  readonly readyWithinMs?: number;
  /** The clock that rules are asked with; the database's own clock decides expiry. */
  readonly now: () => Date;
}
