export { isPresetId, PRESET_IDS, PRESETS } from '@/blocks/presets/presets';
export { PRESET_DRAWINGS } from '../drawings/preset-drawings';
