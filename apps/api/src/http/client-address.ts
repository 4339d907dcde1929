import type { FastifyRequest } from 'fastify';
import { normalizeIpAddress } from '../lib/ip-address';

export const getClientAddress = (request: FastifyRequest): string => normalizeIpAddress(request.ip);
