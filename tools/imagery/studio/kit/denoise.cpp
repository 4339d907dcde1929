// Joint non-local means over planes of floats: every pixel becomes the mean of those around it whose light (by patches) and whose
// surface (albedo, normal, depth) are alike within their noise.
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <vector>

static void box_mean(const float *in, float *out, float *rows, int width, int height, int radius) {
#pragma omp parallel for
    for (int y = 0; y < height; y++) {
        const float *from = in + (size_t)y * width;
        float *to = rows + (size_t)y * width;
        float sum = 0;
        for (int x = -radius; x <= radius; x++) sum += from[std::min(std::max(x, 0), width - 1)];
        for (int x = 0; x < width; x++) {
            to[x] = sum;
            sum += from[std::min(x + radius + 1, width - 1)] - from[std::max(x - radius, 0)];
        }
    }
    const float share = 1.f / ((2 * radius + 1) * (2 * radius + 1));
#pragma omp parallel for
    for (int y = 0; y < height; y++) {
        float *to = out + (size_t)y * width;
        std::memset(to, 0, sizeof(float) * width);
        for (int k = -radius; k <= radius; k++) {
            const float *from = rows + (size_t)std::min(std::max(y + k, 0), height - 1) * width;
            for (int x = 0; x < width; x++) to[x] += from[x];
        }
        for (int x = 0; x < width; x++) to[x] *= share;
    }
}

// source: planes to filter; guide with its variance: planes compared by patches; feature with its variance: planes compared by pixel.
extern "C" void non_local_means(const float *source, int sources, const float *guide, const float *guide_variance, int guides,
                                const float *feature, const float *feature_variance, int features, float *out, int width, int height,
                                int reach, int patch, float strictness, float feature_strictness) {
    const size_t size = (size_t)width * height;
    std::vector<float> light(size), rows(size), weight(size), surface(size), total(size, 0.f);
    std::fill(out, out + size * sources, 0.f);
    for (int dy = -reach; dy <= reach; dy++)
        for (int dx = -reach; dx <= reach; dx++) {
            const int x0 = std::max(0, -dx), x1 = std::min(width, width - dx);
#pragma omp parallel for
            for (int y = 0; y < height; y++) {
                const size_t here = (size_t)y * width;
                const ptrdiff_t there = (ptrdiff_t)std::min(std::max(y + dy, 0), height - 1) * width + dx;
                float *l = &light[here], *s = &surface[here];
                std::fill(l, l + width, 0.f);
                std::fill(s, s + width, 0.f);
                for (int c = 0; c < guides; c++) {
                    const float *a = guide + c * size + here, *b = guide + c * size + there;
                    const float *va = guide_variance + c * size + here, *vb = guide_variance + c * size + there;
                    for (int x = x0; x < x1; x++) {
                        const float d = a[x] - b[x];
                        l[x] += (d * d - (va[x] + std::min(va[x], vb[x]))) / (1e-7f + strictness * strictness * (va[x] + vb[x]));
                    }
                }
                for (int x = 0; x < width; x++) l[x] /= guides;
                for (int c = 0; c < features; c++) {
                    const float *a = feature + c * size + here, *b = feature + c * size + there;
                    const float *va = feature_variance + c * size + here, *vb = feature_variance + c * size + there;
                    for (int x = x0; x < x1; x++) {
                        const float d = a[x] - b[x];
                        const float scale = feature_strictness * feature_strictness * std::max(va[x], 1e-3f);
                        s[x] = std::max(s[x], (d * d - (va[x] + std::min(va[x], vb[x]))) / scale);
                    }
                }
            }
            box_mean(light.data(), weight.data(), rows.data(), width, height, patch);
#pragma omp parallel for
            for (int y = 0; y < height; y++) {
                if (y + dy < 0 || y + dy >= height) continue;
                const size_t here = (size_t)y * width;
                const ptrdiff_t there = (ptrdiff_t)(y + dy) * width + dx;
                float *w = &weight[here], *t = &total[here];
                const float *s = &surface[here];
                for (int x = x0; x < x1; x++) {
                    const float q = std::max(std::max(w[x], s[x]), 0.f);
                    const float fall = 1.f / (1.f + q + q * q * .5f + q * q * q * .1667f + q * q * q * q * .0417f);
                    w[x] = q < 6.f ? fall : 0.f;
                    t[x] += w[x];
                }
                for (int c = 0; c < sources; c++) {
                    const float *from = source + c * size + there;
                    float *to = out + c * size + here;
                    for (int x = x0; x < x1; x++) to[x] += w[x] * from[x];
                }
            }
        }
    for (int c = 0; c < sources; c++)
        for (size_t i = 0; i < size; i++) out[c * size + i] /= std::max(total[i], 1e-6f);
}
