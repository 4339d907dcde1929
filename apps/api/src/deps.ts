import type { Config } from './config';
import type { Database } from './db/connect';
import type { Keyring } from './keyring';
import type { MailService } from './ports/mail';
import type { PaymentProvider } from './ports/payments';
import type { WeatherService } from './ports/weather';

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
  /** The clock that rules are asked with; the database's own clock decides expiry. */
  readonly now: () => Date;
}
