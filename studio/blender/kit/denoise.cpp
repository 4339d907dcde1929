// Joint non-local means over planes of floats. Each pixel becomes the weighted mean of the pixels around it,
// with larger weights for pixels with similar light (compared by patches) and a similar surface (albedo, normal,
// depth). It works tile by tile, so that all shifts of a tile stay in the cache.
#include <algorithm>
#include <cstddef>
#include <vector>

namespace {

constexpr int tile_width = 128, tile_height = 24;

struct Planes {
    const float *at;
    const float *variance;
    int count;
};

struct Work {
    int width, height, reach, patch;
    float strictness, feature_strictness;
    const float *source;
    int sources;
    Planes guide, feature;
    float *out;

    size_t size() const { return (size_t)width * height; }
};

// The buffers of one thread for a tile. Patch distances extend beyond the tile by the radius of a patch.
struct Scratch {
    std::vector<float> light, across, weight, total, sum;

    explicit Scratch(const Work &w)
        : light((tile_width + 2 * w.patch) * (tile_height + 2 * w.patch)), across(tile_width * (tile_height + 2 * w.patch)),
          weight(tile_width * tile_height), total(tile_width * tile_height), sum(tile_width * tile_height * w.sources) {}
};

int clamp_index(int value, int count) { return std::min(std::max(value, 0), count - 1); }

// Calculates the difference in light between each pixel and the one shifted by dx, dy, in units of its noise.
void compare_light(const Work &w, Scratch &s, int x0, int y0, int columns, int rows, int dx, int dy) {
    const int p = w.patch, wide = columns + 2 * p;
    const float k2 = w.strictness * w.strictness, share = 1.f / w.guide.count;
    for (int j = -p; j < rows + p; j++) {
        float *to = &s.light[(size_t)(j + p) * wide];
        std::fill(to, to + wide, 0.f);
        const size_t row_offset = (size_t)clamp_index(y0 + j, w.height) * w.width, shifted_offset = (size_t)clamp_index(y0 + j + dy, w.height) * w.width;
        const int from = std::max({x0 - p, 0, -dx}), until = std::min({x0 + columns + p, w.width, w.width - dx});
        for (int c = 0; c < w.guide.count; c++) {
            const float *a = w.guide.at + c * w.size() + row_offset, *b = w.guide.at + c * w.size() + shifted_offset + dx;
            const float *va = w.guide.variance + c * w.size() + row_offset, *vb = w.guide.variance + c * w.size() + shifted_offset + dx;
            float *l = to - (x0 - p);
            for (int x = from; x < until; x++) {
                const float d = a[x] - b[x];
                l[x] += share * (d * d - (va[x] + std::min(va[x], vb[x]))) / (1e-7f + k2 * (va[x] + vb[x]));
            }
        }
    }
}

// Calculates the mean of these differences over the patch around each pixel.
void average_patches(const Work &w, Scratch &s, int columns, int rows) {
    const int p = w.patch, wide = columns + 2 * p;
    const float share = 1.f / ((2 * p + 1) * (2 * p + 1));
    for (int j = 0; j < rows + 2 * p; j++) {
        const float *from = &s.light[(size_t)j * wide];
        float *to = &s.across[(size_t)j * columns];
        for (int x = 0; x < columns; x++) {
            float sum = 0;
            for (int k = 0; k <= 2 * p; k++) sum += from[x + k];
            to[x] = sum * share;
        }
    }
    for (int j = 0; j < rows; j++) {
        float *to = &s.weight[(size_t)j * columns];
        std::fill(to, to + columns, 0.f);
        for (int k = 0; k <= 2 * p; k++) {
            const float *from = &s.across[(size_t)(j + k) * columns];
            for (int x = 0; x < columns; x++) to[x] += from[x];
        }
    }
}

// Converts the greater of the light and surface differences to weights, and adds the shifted pixels with these
// weights.
void add_shifted(const Work &w, Scratch &s, int x0, int y0, int columns, int rows, int dx, int dy) {
    const float f2 = w.feature_strictness * w.feature_strictness;
    const int from = std::max(x0, -dx), until = std::min(x0 + columns, w.width - dx);
    for (int j = 0; j < rows; j++) {
        if (y0 + j + dy < 0 || y0 + j + dy >= w.height) continue;
        const size_t row_offset = (size_t)(y0 + j) * w.width, shifted_offset = (size_t)(y0 + j + dy) * w.width;
        float *weight = &s.weight[(size_t)j * columns] - x0, *total = &s.total[(size_t)j * columns] - x0;
        for (int c = 0; c < w.feature.count; c++) {
            const float *a = w.feature.at + c * w.size() + row_offset, *b = w.feature.at + c * w.size() + shifted_offset + dx;
            const float *va = w.feature.variance + c * w.size() + row_offset, *vb = w.feature.variance + c * w.size() + shifted_offset + dx;
            for (int x = from; x < until; x++) {
                const float d = a[x] - b[x];
                weight[x] = std::max(weight[x], (d * d - (va[x] + std::min(va[x], vb[x]))) / (f2 * std::max(va[x], 1e-3f)));
            }
        }
        for (int x = from; x < until; x++) {
            const float q = std::max(weight[x], 0.f);
            const float fall = 1.f / (1.f + q + q * q * .5f + q * q * q * .1667f + q * q * q * q * .0417f);
            weight[x] = q < 6.f ? fall : 0.f;
            total[x] += weight[x];
        }
        for (int c = 0; c < w.sources; c++) {
            const float *shifted = w.source + c * w.size() + shifted_offset + dx;
            float *sum = &s.sum[((size_t)c * tile_height + j) * tile_width] - x0;
            for (int x = from; x < until; x++) sum[x] += weight[x] * shifted[x];
        }
    }
}

void filter_tile(const Work &w, Scratch &s, int x0, int y0) {
    const int columns = std::min(tile_width, w.width - x0), rows = std::min(tile_height, w.height - y0);
    std::fill(s.total.begin(), s.total.end(), 0.f);
    std::fill(s.sum.begin(), s.sum.end(), 0.f);
    for (int dy = -w.reach; dy <= w.reach; dy++)
        for (int dx = -w.reach; dx <= w.reach; dx++) {
            compare_light(w, s, x0, y0, columns, rows, dx, dy);
            average_patches(w, s, columns, rows);
            add_shifted(w, s, x0, y0, columns, rows, dx, dy);
        }
    for (int c = 0; c < w.sources; c++)
        for (int j = 0; j < rows; j++)
            for (int x = 0; x < columns; x++)
                w.out[c * w.size() + (size_t)(y0 + j) * w.width + x0 + x] =
                    s.sum[((size_t)c * tile_height + j) * tile_width + x] / std::max(s.total[(size_t)j * columns + x], 1e-6f);
}

} // namespace

// source: planes to filter. guide with its variance: planes compared by patches. feature with its variance:
// planes compared by pixel.
extern "C" void non_local_means(const float *source, int sources, const float *guide, const float *guide_variance, int guides,
                                const float *feature, const float *feature_variance, int features, float *out, int width, int height,
                                int reach, int patch, float strictness, float feature_strictness) {
    const Work work = {width,  height,  reach, patch, strictness, feature_strictness,
                       source, sources, {guide, guide_variance, guides}, {feature, feature_variance, features}, out};
    const int across = (width + tile_width - 1) / tile_width, down = (height + tile_height - 1) / tile_height;
#pragma omp parallel
    {
        Scratch scratch(work);
#pragma omp for schedule(dynamic)
        for (int tile = 0; tile < across * down; tile++)
            filter_tile(work, scratch, tile % across * tile_width, tile / across * tile_height);
    }
}
