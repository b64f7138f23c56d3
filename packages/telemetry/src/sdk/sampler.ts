import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TelemetrySettings } from '../environment.ts'

const parentBased = (root: Sampler) => new ParentBasedSampler({ root })

export const samplerOf = ({ sampler, ratio }: Pick<TelemetrySettings, 'sampler' | 'ratio'>): Sampler => {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio)
    case 'parentbased_always_on':
      return parentBased(new AlwaysOnSampler())
    case 'parentbased_always_off':
      return parentBased(new AlwaysOffSampler())
    case 'parentbased_traceidratio':
      return parentBased(new TraceIdRatioBasedSampler(ratio))
  }
}
