import { MEDIA_WIDTHS } from '@/core/rules/media/media-widths';

const service = (summary: string, responses: Record<string, { description: string }>) => ({
  get: { summary, tags: ['service'], security: [], parameters: [], responses },
});

const picture = {
  get: {
    summary: 'A picture as webp',
    tags: ['service'],
    security: [],
    parameters: [
      { name: 'key', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'w',
        in: 'query',
        required: false,
        schema: {
          type: 'integer',
          description: `Width in px, raised to the next of ${MEDIA_WIDTHS.join(', ')}`,
        },
      },
    ],
    responses: {
      200: { description: 'The picture', content: { 'image/webp': {} } },
      404: { description: 'There is no such picture.' },
    },
  },
};

/** What the backend serves beside the contract. */
export const plainPaths = {
  '/media/{key}': picture,
  '/healthz': service('Whether the process answers', { 200: { description: 'It does.' } }),
  '/readyz': service('Whether the database answers', {
    200: { description: 'It does.' },
    503: { description: 'It is away.' },
  }),
};
