import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { paginationInfoSchema } from '../wire';

const addressSchema = defineComponent('Address', 'A Korean address', {
  zipNo: z.string().describe('Postcode of five digits, for home_zip and comp_zip'),
  roadAddr: z.string().describe('Road-name address in Korean, for home_addr1 and comp_addr1'),
  jibunAddr: z.string().describe("Lot-number address in Korean; '' if there is none"),
  engAddr: z.string().describe("Road-name address in English; '' if there is none"),
});
export type AddressWire = z.infer<typeof addressSchema>;

export const searchAddress = defineEndpoint({
  method: 'GET',
  path: '/api/address/search',
  auth: 'public',
  summary: 'Finds addresses by street, building or lot, ten per page',
  query: z.object({
    keyword: z.string().max(200).default(''),
    page: z.coerce.number().int().min(1).max(900).default(1),
  }),
  result: z.object({ addressList: z.array(addressSchema), paginationInfo: paginationInfoSchema }),
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

export const addressEndpoints = [searchAddress] as const;
