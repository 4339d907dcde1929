import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

const standInsUrl = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

export type StandIn = 'kakao' | 'naver' | 'google' | 'home-page';

/** An account at a sign-in provider; `subject` is its id there. */
export interface ProviderAccount {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${standInsUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

export async function createProviderAccount(standIn: StandIn): Promise<ProviderAccount> {
  const digits = String(randomInt(10_000_000, 99_999_999));
  const account = {
    subject: `9${digits}`,
    name: 'Han Bada',
    email: `bada${digits}@mail.example`,
    phone: `010-${digits.slice(0, 4)}-${digits.slice(4)}`,
  };
  await post(`/${standIn}/_control/accounts`, account);
  return account;
}

/** Injects a fault into the stand-in's next call of this operation for this account. */
export const injectSignInFault = (standIn: StandIn, subject: string, operation: string, kind: string): Promise<void> =>
  post(`/${standIn}/_control/faults`, { operation, kind, only: subject });

export const groupWebsiteUrl = `${standInsUrl}/home-page/`;

/** Operates a provider's consent page by its own markup. */
export class ConsentPage {
  constructor(readonly page: Page) {}

  async chooseAccount(subject: string): Promise<void> {
    const radio = this.page.locator('input[name="account"]').first();
    await radio.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.checked = true;
    }, subject);
  }

  async agree(subject: string): Promise<void> {
    await this.chooseAccount(subject);
    await this.page.locator('form button').first().click();
  }

  async refuse(): Promise<void> {
    await this.page.locator('button[value="refuse"]').click();
  }
}
