import axios, { type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { designCalls } from '@/core/calls/design';
import { storefrontCalls } from '@/core/calls/storefront';
import { ApiError } from '@/services/api-error';
import { parseAnswer, sendCall } from '@/services/send-call';

/** A client whose requests are kept and answered here. */
function clientAnswering(status: number, data: unknown) {
  const sent: InternalAxiosRequestConfig[] = [];
  const client = axios.create({
    adapter: async (config) => {
      sent.push(config);
      return { status, statusText: '', headers: {}, data, config };
    },
  });
  return { client, sent };
}

const anything: { response: z.ZodMiniType } = { response: z.unknown() };

const answerOf = async (status: number, data: unknown, schema = anything) => {
  const { client } = clientAnswering(status, data);
  const call = storefrontCalls.shop;
  return parseAnswer(call, schema, await sendCall(client, call, { page: 2 }));
};

describe('a call', () => {
  it('a body goes as JSON, a read as parameters [S7.2]', async () => {
    const { client, sent } = clientAnswering(200, {});
    await sendCall(client, designCalls.userInit, { domain: 'shop.example' });
    await sendCall(client, storefrontCalls.shop, { page: 2, category: 'Hoodies' });
    expect(sent[0]?.headers.getContentType()).toContain('application/json');
    expect(JSON.parse(sent[0]?.data)).toEqual({ domain: 'shop.example' });
    expect(sent[1]?.method).toBe('get');
    expect(String(sent[1]?.params)).toBe('page=2&category=Hoodies');
    expect(sent[1]?.data).toBeUndefined();
  });

  it('a call waits ten seconds and no longer [S9.1]', async () => {
    const { client, sent } = clientAnswering(200, {});
    await sendCall(client, storefrontCalls.shop, {});
    expect(sent[0]?.timeout).toBe(10_000);
    client.defaults.adapter = async () => {
      throw Object.assign(new Error('timeout of 10000ms exceeded'), { code: 'ECONNABORTED' });
    };
    await expect(sendCall(client, storefrontCalls.shop, {})).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  it('a status other than 0 in an answer is a failure too [S8.9]', async () => {
    await expect(answerOf(200, { status: 1, message: 'Closed' })).rejects.toThrow('Closed');
    await expect(answerOf(200, { status: 1 })).rejects.toThrow('API call failed');
    await expect(answerOf(200, { status: 0, data: 1 })).resolves.toMatchObject({ data: 1 });
  });

  it('an answer that is not OK raises its own message, else API call failed [S8.9]', async () => {
    await expect(answerOf(422, { message: 'No such page' })).rejects.toMatchObject({
      kind: 'status',
      status: 422,
      message: 'No such page',
    });
    for (const data of [null, 'oops', {}, { message: 7 }]) {
      await expect(answerOf(500, data)).rejects.toThrow('API call failed');
    }
    await expect(answerOf(500, null)).rejects.toBeInstanceOf(ApiError);
    expect(await answerOf(200, { total: 3 })).toEqual({ total: 3 });
  });

  it('an answer that is not what the contract says is an error of its own kind', async () => {
    const schema = { response: z.object({ total: z.number() }) };
    await expect(answerOf(200, { total: 'three' }, schema)).rejects.toMatchObject({
      kind: 'schema',
    });
    expect(await answerOf(200, { total: 3, more: 1 }, schema)).toEqual({ total: 3 });
  });
});
