export interface DemoOptions {
  readonly now: Date;
  /** The name of the payment provider. */
  readonly provider: string;
  /** Encrypts the secret of a staff member's authenticator app. */
  readonly encryptSecret: (secret: string, staffId: string) => string;
}
