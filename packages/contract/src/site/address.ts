import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { paginationInfo } from '../wire';

const address = defineComponent('Address', 'An address of Korea', {
  zipNo: z.string().describe('Five digits: what home_zip and comp_zip take'),
  roadAddr: z.string().describe('By road name, in Korean: what home_addr1 and comp_addr1 take'),
  jibunAddr: z.string().describe("By lot number, in Korean; '' where there is none"),
  engAddr: z.string().describe("By road name, in English; '' where there is none"),
});
export type AddressWire = z.infer<typeof address>;

export const searchAddress = defineEndpoint({
  method: 'GET',
  path: '/api/address/search',
  auth: 'public',
  summary: 'Addresses by street, building or lot, ten a page',
  query: z.object({ keyword: z.string().max(200).default(''), page: z.coerce.number().int().min(1).max(900).default(1) }),
  result: z.object({ addressList: z.array(address), paginationInfo }),
  errors: [
    'keyword_short',
    'keyword_long',
    'keyword_letterless',
    'keyword_broad',
    'address_off',
    'provider_failed',
    'provider_timeout',
    'too_many_requests',
  ],
});

export const addressCalls = [searchAddress] as const;
